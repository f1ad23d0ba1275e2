"""Reads .ksave files of stored blocks: written from codec/FORMAT.md alone, to prove that it suffices.

usage: ksave_reader.py FILE     prints what the file holds as JSON; exits 3 where it is damaged
Uses the standard library only, so zstd blocks cannot be read.
"""

import json
import struct
import sys

MASK = (1 << 64) - 1
P32 = (0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D)
P64 = (
    0x9E3779B185EBCA87,
    0xC2B2AE3D27D4EB4F,
    0x165667B19E3779F9,
    0x85EBCA77C2B2AE63,
    0x27D4EB2F165667C5,
)
SECRET = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671f"
    "cb79e64eccc0e578825ad07dccff7221b8084674f743248ee03590e6813a264c"
    "3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364"
    "eac5ac8334d3ebc3c581a0fffa1363eb170ddd51b7f0da49d316552629d4689e"
    "2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e"
)


def u32(data, at):
    return int.from_bytes(data[at : at + 4], "little")


def u64(data, at):
    return int.from_bytes(data[at : at + 8], "little")


def swap32(x):
    return int.from_bytes(x.to_bytes(4, "little"), "big")


def swap64(x):
    return int.from_bytes(x.to_bytes(8, "little"), "big")


def rotl32(x, n):
    return (x << n | x >> 32 - n) & 0xFFFFFFFF


def rotl64(x, n):
    return (x << n | x >> 64 - n) & MASK


def fold(a, b):
    product = a * b
    return (product ^ product >> 64) & MASK


def avalanche(h):
    h ^= h >> 37
    h = h * 0x165667919E3779F9 & MASK
    return h ^ h >> 32


def avalanche64(h):
    h ^= h >> 33
    h = h * P64[1] & MASK
    h ^= h >> 29
    h = h * P64[2] & MASK
    return h ^ h >> 32


def mix16(data, at, secret):
    return fold(u64(data, at) ^ u64(SECRET, secret), u64(data, at + 8) ^ u64(SECRET, secret + 8))


def long_accumulators(data):
    acc = [P32[2], P64[0], P64[1], P64[2], P64[3], P32[1], P64[4], P32[0]]
    stripes_per_block = (len(SECRET) - 64) // 8
    block = 64 * stripes_per_block
    blocks = (len(data) - 1) // block

    def stripe(at, secret):
        for i in range(8):
            value = u64(data, at + 8 * i)
            keyed = value ^ u64(SECRET, secret + 8 * i)
            acc[i ^ 1] = acc[i ^ 1] + value & MASK
            acc[i] = acc[i] + (keyed & 0xFFFFFFFF) * (keyed >> 32) & MASK

    for n in range(blocks):
        for i in range(stripes_per_block):
            stripe(n * block + 64 * i, 8 * i)
        for i in range(8):
            acc[i] ^= acc[i] >> 47
            acc[i] ^= u64(SECRET, len(SECRET) - 64 + 8 * i)
            acc[i] = acc[i] * P32[0] & MASK
    for i in range((len(data) - 1 - block * blocks) // 64):
        stripe(blocks * block + 64 * i, 8 * i)
    stripe(len(data) - 64, len(SECRET) - 64 - 7)
    return acc


def merge(acc, secret, start):
    for i in range(4):
        start += fold(acc[2 * i] ^ u64(SECRET, secret + 16 * i), acc[2 * i + 1] ^ u64(SECRET, secret + 16 * i + 8))
    return avalanche(start & MASK)


def xxh3_64(data):
    n = len(data)
    if n == 0:
        return avalanche64(u64(SECRET, 56) ^ u64(SECRET, 64))
    if n <= 3:
        combined = data[0] << 16 | data[n >> 1] << 24 | data[n - 1] | n << 8
        return avalanche64(combined ^ u32(SECRET, 0) ^ u32(SECRET, 4))
    if n <= 8:
        value = (u32(data, n - 4) + (u32(data, 0) << 32)) ^ u64(SECRET, 8) ^ u64(SECRET, 16)
        value ^= rotl64(value, 49) ^ rotl64(value, 24)
        value = value * 0x9FB21C651E98DF25 & MASK
        value ^= (value >> 35) + n
        value = value * 0x9FB21C651E98DF25 & MASK
        return value ^ value >> 28
    if n <= 16:
        low = u64(data, 0) ^ u64(SECRET, 24) ^ u64(SECRET, 32)
        high = u64(data, n - 8) ^ u64(SECRET, 40) ^ u64(SECRET, 48)
        return avalanche(n + swap64(low) + high + fold(low, high) & MASK)
    if n <= 128:
        acc = n * P64[0]
        for i in range((n - 1) // 32, -1, -1):
            acc += mix16(data, 16 * i, 32 * i) + mix16(data, n - 16 * (i + 1), 32 * i + 16)
        return avalanche(acc & MASK)
    if n <= 240:
        acc = n * P64[0]
        for i in range(8):
            acc += mix16(data, 16 * i, 16 * i)
        acc = avalanche(acc & MASK)
        for i in range(8, n // 16):
            acc += mix16(data, 16 * i, 16 * (i - 8) + 3)
        return avalanche(acc + mix16(data, n - 16, 136 - 17) & MASK)
    return merge(long_accumulators(data), 11, n * P64[0])


def mix32(low, high, data, one, two, secret):
    low = low + mix16(data, one, secret) & MASK
    low ^= u64(data, two) + u64(data, two + 8) & MASK
    high = high + mix16(data, two, secret + 16) & MASK
    high ^= u64(data, one) + u64(data, one + 8) & MASK
    return low, high


def xxh3_128(data):
    """The low and the high 64 bits."""
    n = len(data)
    if n == 0:
        return (
            avalanche64(u64(SECRET, 64) ^ u64(SECRET, 72)),
            avalanche64(u64(SECRET, 80) ^ u64(SECRET, 88)),
        )
    if n <= 3:
        low = data[0] << 16 | data[n >> 1] << 24 | data[n - 1] | n << 8
        high = rotl32(swap32(low), 13)
        return (
            avalanche64(low ^ u32(SECRET, 0) ^ u32(SECRET, 4)),
            avalanche64(high ^ u32(SECRET, 8) ^ u32(SECRET, 12)),
        )
    if n <= 8:
        value = (u32(data, 0) + (u32(data, n - 4) << 32)) ^ u64(SECRET, 16) ^ u64(SECRET, 24)
        product = value * (P64[0] + (n << 2) & MASK)
        low, high = product & MASK, product >> 64
        high = high + (low << 1) & MASK
        low ^= high >> 3
        low ^= low >> 35
        low = low * 0x9FB21C651E98DF25 & MASK
        low ^= low >> 28
        return low, avalanche(high)
    if n <= 16:
        flip_low = u64(SECRET, 32) ^ u64(SECRET, 40)
        flip_high = u64(SECRET, 48) ^ u64(SECRET, 56)
        first, last = u64(data, 0), u64(data, n - 8)
        product = (first ^ last ^ flip_low) * P64[0]
        low, high = product & MASK, product >> 64
        low = low + ((n - 1) << 54) & MASK
        last ^= flip_high
        high = high + last + (last & 0xFFFFFFFF) * (P32[1] - 1) & MASK
        low ^= swap64(high)
        product = low * P64[1]
        low = product & MASK
        high = (product >> 64) + high * P64[1] & MASK
        return avalanche(low), avalanche(high)
    if n <= 240:
        low, high = n * P64[0] & MASK, 0
        if n <= 128:
            for i in range((n - 1) // 32, -1, -1):
                low, high = mix32(low, high, data, 16 * i, n - 16 * (i + 1), 32 * i)
        else:
            for i in range(4):
                low, high = mix32(low, high, data, 32 * i, 32 * i + 16, 32 * i)
            low, high = avalanche(low), avalanche(high)
            for i in range(4, n // 32):
                low, high = mix32(low, high, data, 32 * i, 32 * i + 16, 3 + 32 * (i - 4))
            low, high = mix32(low, high, data, n - 16, n - 32, 136 - 17 - 16)
        mixed = low * P64[0] + high * P64[3] + n * P64[1] & MASK
        return avalanche(low + high & MASK), -avalanche(mixed) & MASK
    acc = long_accumulators(data)
    return (
        merge(acc, 11, n * P64[0] & MASK),
        merge(acc, len(SECRET) - 64 - 11, ~(n * P64[1]) & MASK),
    )


class Damaged(Exception):
    pass


def require(holds, what):
    if not holds:
        raise Damaged(what)


class Reader:
    def __init__(self, data):
        self.data = data
        self.at = 0

    def bytes(self, count):
        require(count <= len(self.data) - self.at, "bytes missing")
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self, form):
        return struct.unpack("<" + form, self.bytes(struct.calcsize("<" + form)))[0]

    def u8(self):
        return self.bytes(1)[0]

    def varint(self):
        value = 0
        for i in range(10):
            part = self.u8()
            value |= (part & 0x7F) << 7 * i
            if part < 0x80:
                require((part or i == 0) and value <= MASK, "varint")
                return value
        raise Damaged("varint")

    def string(self):
        return self.bytes(self.varint()).decode("utf-8", "surrogateescape")

    def id(self):
        found = self.bytes(4)
        require(all(0x20 <= x <= 0x7E for x in found), "id")
        return found.decode("ascii")

    def end(self):
        require(self.at == len(self.data), "bytes left over")


PRIMITIVE = {
    0x02: ("int8", "b"),
    0x03: ("uint8", "B"),
    0x04: ("int16", "h"),
    0x05: ("uint16", "H"),
    0x06: ("int32", "i"),
    0x07: ("uint32", "I"),
    0x08: ("int64", "q"),
    0x09: ("uint64", "Q"),
    0x0A: ("float", "I"),
    0x0B: ("double", "Q"),
}
BOOL, TEXT, NAME, LOCALIZED, UUID, DATE_TIME, DURATION = 0x01, 0x0C, 0x0D, 0x0E, 0x0F, 0x10, 0x11
BYTES, REFERENCE, OBJECT, ASSET, OPAQUE, ANY = 0x12, 0x13, 0x14, 0x15, 0x16, 0x17
ENUM, STRUCT, LIST, PACKED, SET, MAP, OPTIONAL, SHAPE, NAMED = range(0x20, 0x29)


def read_type(reader, shapes):
    """A type as a tuple: code, then what follows. shapes is None inside shapes."""
    code = reader.u8()
    if code == STRUCT and shapes is None:
        return read_shape(reader)
    if code == SHAPE and shapes is not None:
        return find_shape(reader, shapes)
    if code in (ENUM, NAMED):
        return code, reader.string()
    if code in (LIST, SET, OPTIONAL):
        return code, read_type(reader, shapes)
    if code == MAP:
        return code, read_type(reader, shapes), read_type(reader, shapes)
    if code == PACKED:
        element = reader.u8()
        require(1 <= element <= 0x0B, "packed type")
        return code, (element,)
    require(1 <= code <= ANY, "type")
    return (code,)


def read_shape(reader):
    name = reader.string()
    return STRUCT, name, [(reader.string(), read_type(reader, None)) for _ in range(reader.varint())]


class Shapes(dict):
    """Shapes by the bytes of their hash, and which of them were named, in order."""

    def __init__(self):
        super().__init__()
        self.used = []

    def use(self, name):
        if name not in self.used:
            self.used.append(name)
        return self[name]

    def end(self):
        require(self.used == list(self), "shapes in order of use")


def read_shapes(reader):
    shapes, listed = Shapes(), []
    for _ in range(reader.varint()):
        data = reader.bytes(reader.varint())
        part = Reader(data)
        shape = read_shape(part)
        part.end()
        low, high = xxh3_128(data)
        shapes[low.to_bytes(8, "little") + high.to_bytes(8, "little")] = shape
        listed.append(shape)
    require(len(shapes) == len(listed), "shape twice")
    return shapes, listed


def find_shape(reader, shapes):
    found = reader.bytes(16)
    require(found in shapes, "no such shape")
    return shapes.use(found)


def read_mark(reader):
    mark = reader.u8()
    require(mark <= 1, "mark")
    return mark == 1


def read_struct(reader, shape, shapes):
    if not shape[2]:
        require(reader.u8() == 0, "empty struct")
    fields = [[name, read_value(reader, kind, shapes)] for name, kind in shape[2]]
    return {"struct": shape[1], "fields": fields}


def read_value(reader, kind, shapes):
    code = kind[0]
    if code == BOOL:
        return read_mark(reader)
    if code in PRIMITIVE:
        name, form = PRIMITIVE[code]
        return {name: str(reader.number(form))}
    if code == TEXT:
        return {"text": reader.string()}
    if code == NAME:
        return {"name": reader.string()}
    if code == ENUM:
        return {"enum": kind[1], "constant": reader.string()}
    if code == LOCALIZED:
        form = reader.string()
        parts = [[reader.string(), read_any(reader, shapes)] for _ in range(reader.varint())]
        return {"form": form, "parts": parts}
    if code == UUID:
        return {"uuid": reader.bytes(16).hex()}
    if code in (DATE_TIME, DURATION):
        scale = reader.u8()
        require(scale <= 4, "scale")
        return {"time" if code == DATE_TIME else "duration": str(reader.number("q")), "scale": scale}
    if code == BYTES:
        return {"bytes": reader.bytes(reader.varint()).hex()}
    if code == REFERENCE:
        subject, ordinal = reader.string(), reader.varint()
        require(ordinal < 1 << 31 and (subject or ordinal == 0), "ordinal")
        return {"reference": subject, "ordinal": ordinal}
    if code == OBJECT:
        return {"object": reader.string(), "content": read_struct(reader, find_shape(reader, shapes), shapes)}
    if code == ASSET:
        return {"asset": reader.string(), "part": reader.string()}
    if code == OPAQUE:
        declared, reason = reader.string(), reader.u8()
        require(reason <= 4, "reason")
        return {"opaque": reader.bytes(reader.varint()).hex(), "declared": declared, "reason": reason}
    if code == ANY:
        return read_any(reader, shapes)
    if code == STRUCT:
        return read_struct(reader, kind, shapes)
    if code == NAMED:
        shape = find_shape(reader, shapes)
        require(kind[1] in ("", shape[1]), "struct name")
        return read_struct(reader, shape, shapes)
    if code in (LIST, SET, PACKED):
        items = [read_value(reader, kind[1], shapes) for _ in range(reader.varint())]
        return {"set" if code == SET else "list": items}
    if code == MAP:
        count = reader.varint()
        return {"map": [[read_value(reader, part, shapes) for part in kind[1:]] for _ in range(count)]}
    return {"optional": [read_value(reader, kind[1], shapes)] if read_mark(reader) else []}


def read_any(reader, shapes):
    kind = read_type(reader, shapes)
    require(kind[0] not in (ANY, NAMED), "type of any")
    return read_value(reader, kind, shapes)


def read_metadata(reader):
    present = reader.u8()
    require(1 <= present <= 63, "metadata")
    fields = {}
    if present & 1:
        fields["title"] = reader.string()
    if present & 2:
        fields["slotKind"] = reader.u8()
    if present & 4:
        fields["map"] = reader.string()
    if present & 8:
        fields["playTime"] = reader.number("q")
    if present & 16:
        fields["place"] = reader.string()
    if present & 32:
        shapes, _ = read_shapes(reader)
        fields["game"] = read_value(reader, (NAMED, ""), shapes)
        shapes.end()
    return fields


def read_field(name, reader):
    if name in ("WRTR", "GAMV", "ENGV", "SLOT"):
        return reader.string()
    if name == "TIME":
        return reader.number("q")
    if name == "DATV":
        return reader.number("I")
    if name == "KIND":
        return reader.u8()
    if name == "EDIT":
        return [reader.string(), reader.number("q")]
    if name == "META":
        return read_metadata(reader)
    if name == "PICT":
        return [reader.u8(), reader.number("I"), reader.number("I"), reader.number("I"), reader.number("Q")]
    return reader.bytes(len(reader.data)).hex()


def read_header(data):
    reader, fields = Reader(data), {}
    names = []
    for _ in range(reader.varint()):
        name, flags = reader.id(), reader.u8()
        require(flags == 0, "field flags")
        content = Reader(reader.bytes(reader.varint()))
        fields[name] = read_field(name, content)
        content.end()
        names.append(name)
    require(names == sorted(set(names)), "field order")
    reader.end()
    return fields


def read_record(reader, shape, shapes):
    sections = []
    for _ in range(reader.varint()):
        name, flags = reader.id(), reader.u8()
        require(flags == 0, "section flags")
        part = Reader(reader.bytes(reader.varint()))
        sections.append([name, read_section(name, part, shape, shapes)])
        part.end()
    reader.end()
    return sections


def read_section(name, part, shape, shapes):
    if name == "PROP":
        return read_struct(part, shape, shapes)
    if name == "XFRM":
        return [str(part.number("Q")) for _ in range(10)]
    if name == "OWND":
        return read_value(part, (LIST, (OBJECT,)), shapes)
    if name == "TAGS":
        return read_value(part, (LIST, (NAME,)), shapes)
    if name == "VALU":
        return read_any(part, shapes)
    return part.bytes(len(part.data)).hex()


def read_block(head, body):
    shapes, listed = read_shapes(head)
    entries = []
    for _ in range(head.varint()):
        entries.append((head.string(), head.id(), head.varint(), head.varint()))
    head.end()
    for _, _, number, _ in entries:
        require(number < len(listed), "shape number")
        shapes.use(list(shapes)[number])
    records = []
    for subject, kind, number, length in entries:
        shape = listed[number]
        sections = read_record(Reader(body.bytes(length)), shape, shapes)
        records.append({"subject": subject, "kind": kind, "class": shape[1], "sections": sections})
    body.end()
    shapes.end()
    return records


def read_chunk(directory, data):
    chunk = {"id": directory.id(), "key": directory.string()}
    flags = directory.u8()
    require(flags <= 3, "chunk flags")
    content = b""
    records = []
    for _ in range(directory.varint()):
        at, stored_head, _, stored_body, _, count = struct.unpack("<QIIIII", directory.bytes(28))
        codec, recorded = directory.u8(), directory.number("Q")
        require(codec == 0, "only stored blocks can be read here")
        block = data[at : at + stored_head + stored_body]
        require(xxh3_64(block) == recorded, "block checksum")
        if flags & 2:
            content += block
        else:
            records += read_block(Reader(block[:stored_head]), Reader(block[stored_head:]))
    chunk.update({"bytes": content.hex()} if flags & 2 else {"records": records})
    return chunk


def read_save(data):
    require(data[:8] == b"\x89KSAV\r\n\x1a", "magic")
    require(len(data) >= 64 and xxh3_64(data[:56]) == u64(data, 56), "prelude checksum")
    prelude = Reader(data[8:64])
    version, oldest, header_size, size, sequence, directory_size, chunks = (
        prelude.number(form) for form in "HHIQQII"
    )
    require(oldest <= 1, "newer")
    require(size == len(data), "file size")
    header = data[64 : 64 + header_size]
    require(xxh3_64(header) == prelude.number("Q"), "header checksum")
    require(xxh3_64(data[64:]) == prelude.number("Q"), "file checksum")
    fields = read_header(header)
    start = 64 + header_size + (fields["PICT"][3] if "PICT" in fields else 0)
    directory = data[start : start + directory_size]
    require(xxh3_64(directory[:-8]) == u64(directory, len(directory) - 8), "directory checksum")
    reader = Reader(directory[:-8])
    listed = [read_chunk(reader, data) for _ in range(chunks)]
    reader.end()
    return {"version": version, "sequence": sequence, "header": fields, "chunks": listed}


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        content = file.read()
    try:
        print(json.dumps(read_save(content), ensure_ascii=True))
    except Damaged as damage:
        print("damaged: %s" % damage)
        sys.exit(3)
