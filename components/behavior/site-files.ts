/** Whether pages are files that a browser opens from a folder, as in the offline edition, whose own module stands in for this one. */
export const isFolder: boolean = false;

/** Text of one of the site's files; rejects where it cannot be had. */
export async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}
