"""Speaks HTTP and the WebSocket protocol with the lab, also in ways that no browser does, for scripts/attack-lab."""
import asyncio
import json
import socket
import struct

UPGRADE = [
    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
PATIENCE = 60


class Broken(Exception):
    """A check of the lab that failed."""


def request(port, line, fields=(), body=b"", host=None):
    lines = [f"{line} HTTP/1.1", f"Host: {f'127.0.0.1:{port}' if host is None else host}", *fields]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join(lines + ["", ""]).encode() + body


def frame(opcode, payload=b"", final=True, mask=b"\x37\xfa\x21\x3d", length=None, reserved=0):
    """Returns a masked frame. `length` replaces the actual length in its header."""
    length = len(payload) if length is None else length
    head = bytes([(0x80 if final else 0) | reserved | opcode])
    if length < 126:
        head += bytes([0x80 | length])
    elif length < 65_536:
        head += struct.pack(">BH", 0xFE, length)
    else:
        head += struct.pack(">BQ", 0xFF, length)
    key = (mask * (len(payload) // 4 + 1))[:len(payload)]
    masked = int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")
    return head + mask + masked.to_bytes(len(payload), "big")


def command(kind, **fields):
    return json.dumps({"version": 1, "type": kind, **fields}, ensure_ascii=False)


class Client:
    """A connection to the lab."""

    def __init__(self, port, reader, writer):
        self.port, self.reader, self.writer = port, reader, writer

    @classmethod
    async def connect(cls, port, receive_buffer=None):
        """Connects. With a small receive buffer, the lab notices soon that nothing is read."""
        raw = socket.socket()
        raw.setblocking(False)
        if receive_buffer:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", port))
        return cls(port, *await asyncio.open_connection(sock=raw, limit=1 if receive_buffer else 65_536))

    @classmethod
    async def page(cls, port):
        """Opens a session, as soon as the lab has a place for it."""
        for _ in range(20 * PATIENCE):
            client = await cls.connect(port)
            client.send(request(port, "GET /session", UPGRADE))
            head = await client.head()
            if head and head[0] == 101:
                return client
            client.close()
            await asyncio.sleep(0.05)
        raise Broken(f"no phone could be opened within {PATIENCE} seconds")

    def send(self, data):
        # asyncio reports each write to a closed connection.
        if not self.writer.transport.is_closing():
            self.writer.write(data)

    def say(self, text):
        self.send(frame(1, text.encode()))

    async def flush(self, seconds=PATIENCE):
        """Waits until the system has accepted everything. The lab may close or stop reading."""
        try:
            await asyncio.wait_for(self.writer.drain(), seconds)
        except (OSError, TimeoutError):
            pass

    def finish(self):
        """Ends the sending direction."""
        try:
            self.writer.write_eof()
        except OSError:
            pass

    def close(self, reset=False):
        if reset:
            try:
                self.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            except OSError:
                pass
        self.writer.transport.abort() if reset else self.writer.close()

    async def head(self):
        """Returns the status and the header fields; None if the connection has ended."""
        try:
            text = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        lines = text.decode("latin-1").split("\r\n")
        return int(lines[0].split()[1]), {key.lower(): value.strip() for key, _, value in (line.partition(":") for line in lines[1:])}

    async def status(self):
        """Reads an answer, and returns its status; None if the connection ended without one."""
        head = await self.head()
        if head is None:
            return None
        try:
            await asyncio.wait_for(self.reader.readexactly(int(head[1].get("content-length", 0))), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        return head[0]

    async def message(self):
        """Returns the kind and the payload of the next message; None if the connection has ended."""
        whole = b""
        try:
            while True:
                first, size = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
                if size > 125:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                payload = await self.reader.readexactly(size)
                if first == 0x88:
                    return 8, payload
                # A pong may arrive between the parts of a message.
                whole += payload if first & 8 == 0 else b""
                if first & 0x88 == 0x80:
                    return 1, whole
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def expect_answer(self):
        """Checks that the phone still runs: it must answer an unknown command after all earlier commands."""
        mark = f"mark-{id(self)}"
        # Answers are read while the rest is sent. The lab ends the session of a page that only sends.
        self.say(command(mark))
        while (message := await self.message()) is not None:
            if message[0] == 8:
                raise Broken(f"a session ended: {message[1][2:].decode()}")
            if mark.encode() in message[1]:
                return
        raise Broken("a session ended without a reason")
