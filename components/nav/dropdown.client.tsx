'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { StaticHtml } from '../mdx/static-html.client';
import { Icon } from '../ui/icon';
import styles from './dropdown.module.css';
import { NavAnchor } from './nav-anchor';
import type { NavGroup, NavItem } from './nav-node';
import items from './navbar-items.module.css';
import { useDismiss } from './use-dismiss.client';

type DropdownProps = Readonly<{ group: NavGroup; position: 'left' | 'right' }>;

/** A menu of links under a button; opens on click, Enter and the down arrow, closes on Escape and on pointer or focus outside. */
export function Dropdown({ group, position }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const entersList = useRef(false);
  const id = useId();
  const box = useDismiss(isOpen, () => setOpen(false));

  useEffect(() => {
    if (isOpen && entersList.current) list.current?.querySelector('a')?.focus();
    entersList.current = false;
  }, [isOpen]);

  const onButtonKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isOpen) list.current?.querySelector('a')?.focus();
    else {
      entersList.current = true;
      setOpen(true);
    }
  };

  return (
    <div ref={box} className={`${styles.dropdown} ${group.className ?? ''}`.trim()}>
      <button
        type="button"
        className={`${items.navbarItemsItem} ${styles.button}`}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={(group.hasCurrent && group.title === undefined) || undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onButtonKey}
      >
        {group.icon && <Icon name={group.icon} />}
        {group.title && <span className="visually-hidden">{group.title}: </span>}
        {group.label}
        <Icon name="chevron-down" />
      </button>
      <ul ref={list} id={id} className={styles.dropdownList} data-open={isOpen || undefined} data-position={position}>
        {group.items.map((item, index) => (
          <li key={index}>
            <DropdownItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DropdownItem({ item }: { readonly item: NavItem }) {
  return item.kind === 'link' ? (
    <NavAnchor link={item} className={styles.dropdownLink} />
  ) : (
    <StaticHtml html={item.html} />
  );
}
