/**
 * Reads an answer's body to its end.
 * @param onBytes told of each piece as it arrives
 * @throws when it breaks off
 */
export async function readBody(response: Response, onBytes: (count: number) => void): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return Buffer.concat(pieces);
    onBytes(piece.value.byteLength);
    pieces.push(piece.value);
  }
}
