/** Collects a streamed file and saves it as a download once it is complete. */
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
