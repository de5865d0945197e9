'use client';

import { useEffect } from 'react';
import { installAnnouncement } from '../behavior/announcement';
import { installCopyCode } from '../behavior/copy-code';
import { installCopyPage } from '../behavior/copy-page';
import { installHashHistory } from '../behavior/hash-history';
import { installHeadingAnchor } from '../behavior/heading-anchor';
import { installLocaleLinks } from '../behavior/locale-links';
import { installMovedParts } from '../behavior/moved-parts';
import { installReaderVariables } from '../behavior/reader-variables';
import { installSidebarScroll } from '../behavior/sidebar-scroll';
import { installTabs } from '../behavior/tabs';
import { installTerms } from '../behavior/terms';
import { installTocSpy } from '../behavior/toc-spy';
import { installVersionChoice } from '../behavior/version-choice';
import { LandingLoader } from '../search/landing-loader.client';
import { Navigation } from './navigation.client';

/** What makes the static markup of every page work; each listens at the document, for pages that come later too. */
const behaviors = [
  installAnnouncement,
  installCopyCode,
  installCopyPage,
  installHashHistory,
  installHeadingAnchor,
  installLocaleLinks,
  installMovedParts,
  installReaderVariables,
  installSidebarScroll,
  installTabs,
  installTerms,
  installTocSpy,
  installVersionChoice,
] as const;

/** Starts the behaviors and the navigation once for the whole visit. */
export function Behaviors({ baseUrl }: { readonly baseUrl: string }) {
  useEffect(() => {
    const stops = behaviors.map((install) => install(document));
    // public/static/start.js then presses again what was pressed before there was anyone to answer.
    document.dispatchEvent(new Event('runtime-ready'));
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <>
      <Navigation baseUrl={baseUrl} />
      <LandingLoader />
    </>
  );
}
