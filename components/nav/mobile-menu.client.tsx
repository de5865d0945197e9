'use client';

import { type ReactNode, useRef, useState } from 'react';
import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { useSecondaryMenuContent } from './mobile-menu-context.client';
import styles from './mobile-menu.module.css';
import { MenuItems } from './menu-items.client';
import type { NavModel } from './nav-model';
import { useDialogClosing } from './use-dialog-closing.client';

type View = 'closed' | 'primary' | 'secondary';

/** The button that opens the menu below the desktop width, and the menu: the navbar's entries, or first the section's own menu where it has one. */
export function MobileMenu({ nav, title }: { readonly nav: NavModel; readonly title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<View>('closed');
  const secondary = useSecondaryMenuContent();
  useDialogClosing(dialog);

  const open = (): void => {
    setView(secondary ? 'secondary' : 'primary');
    dialog.current?.showModal();
  };

  return (
    <div className={styles.mobileMenu}>
      <button
        type="button"
        className={styles.control}
        aria-haspopup="dialog"
        aria-label={strings.mobileMenu.open}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        className={styles.mobileMenuDialog}
        aria-label={strings.mobileMenu.label}
        onClose={() => setView('closed')}
      >
        <Head title={title} close={() => dialog.current?.close()} />
        {view === 'primary' && <MenuItems nav={nav} />}
        {view === 'secondary' && <Secondary back={() => setView('primary')}>{secondary}</Secondary>}
      </dialog>
    </div>
  );
}

function Head({ title, close }: { readonly title: string; readonly close: () => void }) {
  return (
    <div className={styles.mobileMenuHead}>
      <Logo />
      <span className={styles.mobileMenuTitle}>{title}</span>
      <button type="button" className={styles.control} aria-label={strings.mobileMenu.close} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Secondary({ back, children }: { readonly back: () => void; readonly children: ReactNode }) {
  return (
    <>
      <button type="button" className={styles.mobileMenuBack} onClick={back}>
        <Icon name="arrow-left" />
        {strings.mobileMenu.back}
      </button>
      <div className={styles.mobileMenuSecondary}>{children}</div>
    </>
  );
}
