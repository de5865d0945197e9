'use client';

import { useEffect, useState } from 'react';

/** Gives a value once it has not changed for some milliseconds. */
export function useSettled<Value>(value: Value, milliseconds: number): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
