import type { LoadFile } from './load-index';

/** Files that come when they come, and are waited for by route. */
export type FileInbox = Readonly<{ load: LoadFile; receive: (route: string, bytes: ArrayBuffer | undefined) => void }>;

type Place = Readonly<{
  file: Promise<ArrayBuffer | undefined>;
  receive: (bytes: ArrayBuffer | undefined) => void;
}>;

function createPlace(): Place {
  let receive: Place['receive'] = () => undefined;
  const file = new Promise<ArrayBuffer | undefined>((resolve) => (receive = resolve));
  return { file, receive };
}

/** Gives an inbox in which a file may arrive before or after it is asked for. */
export function createFileInbox(): FileInbox {
  const places = new Map<string, Place>();
  const placeOf = (route: string): Place => {
    const place = places.get(route) ?? createPlace();
    places.set(route, place);
    return place;
  };
  return { load: (route) => placeOf(route).file, receive: (route, bytes) => placeOf(route).receive(bytes) };
}
