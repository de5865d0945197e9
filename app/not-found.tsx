/** Never shown: unknown addresses get `global-not-found`. It keeps the one that Next brings along, with its inline styles, out of every page's data. */
export default function NotFound() {
  return null;
}
