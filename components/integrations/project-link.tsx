import { Fragment } from 'react';

/** A link to a project, by its address as readers say it: without scheme, `www.` and last slash. It breaks after a slash, and not within a name. */
export function ProjectLink({ address }: { readonly address: string }) {
  const parts = address
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
    .split(/(?<=\/)/);
  return (
    <a href={address} data-bare="">
      {parts.map((part, place) => (
        <Fragment key={place}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </a>
  );
}
