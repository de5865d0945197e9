/** The site's mark: a box seen from a corner, one face open, a scan line leaving through it. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" width="32" height="32" aria-hidden>
      <path d="M12 1.6 20.6 6.55 12 11.5 3.4 6.55zM3.4 7.95 11.35 12.53v3.2L3.4 11.15zM3.4 13.45l7.95 4.58v3.8L3.4 17.25zM12.65 19.93l7.95-4.58v1.9l-7.95 4.58z" />
      <path className="logo-scan" d="M12.65 15.73 23.2 9.65v2.3l-10.55 6.08z" />
    </svg>
  );
}
