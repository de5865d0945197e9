import { Fragment } from 'react';

/** A link to a project, with its address as text, but without scheme, `www.` and trailing slash. Lines break after a slash, not within a name. */
export function ProjectLink({ address }: { readonly address: string }) {
  const parts = address
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
    .split(/(?<=\/)/);
  return (
    <a href={address} data-bare="">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </a>
  );
}
