import { openPhone, type Phone } from './phone.ts';

const day = 86_400_000;

export interface Opening {
  network: boolean;
  /** How far back the phone's clock is. */
  daysAgo: number;
}

/** The app as it opens on a phone after a kill or in the morning. */
export async function openApp(
  profile: string,
  address: string,
  { network, daysAgo }: Opening,
): Promise<Phone> {
  const phone = await openPhone(profile);
  const context = phone.page.context();
  await context.setOffline(!network);
  // Only the clock: the app's timers go on.
  await context.addInitScript((back) => {
    const now = Date.now.bind(Date);
    const Real = Date;
    globalThis.Date = new Proxy(Real, {
      construct: (of, given) => Reflect.construct(of, given.length > 0 ? given : [now() - back]),
      get: (of, name) => (name === 'now' ? () => now() - back : Reflect.get(of, name)),
    });
  }, daysAgo * day);
  await phone.page.goto(address);
  return phone;
}
