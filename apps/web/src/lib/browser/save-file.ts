/** Saves a streamed file as a download once all of it has arrived. */
export async function saveFile(filename: string, contentType: string, stream: AsyncIterable<string>): Promise<void> {
  const parts: string[] = [];
  for await (const part of stream) parts.push(part);
  const url = URL.createObjectURL(new Blob(parts, { type: contentType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
