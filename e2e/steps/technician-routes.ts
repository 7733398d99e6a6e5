import type { Locator, Page } from '@playwright/test';
import { accounts, signIn } from '../fixtures/sign-in.ts';
import { office } from './office.ts';
import { appIsKept } from './open-inspection.ts';

/** An address of the app as a signed-in technician opens it, and what identifies its screen: an element with a text. */
export interface Route {
  path: string;
  /** A CSS selector. */
  element: string;
  text: string;
}

const denied = (path: string, element = 'main'): Route => ({ path, element, text: 'Access Denied' });

/** Every route of web/src/routes.tsx that a signed-in technician can open; `room` is one of project 1. */
const technicianRoutes = (room: string): readonly Route[] => [
  { path: '/', element: 'article', text: 'Basement water loss, sump pump failure' },
  { path: '/dashboard', element: 'article', text: 'Basement water loss, sump pump failure' },
  { path: '/project/1', element: 'h1, h2', text: 'Basement water loss, sump pump failure' },
  { path: '/inspection/1', element: 'h1, h2', text: 'Room Configuration' },
  { path: '/inspection', element: 'h1, h2', text: 'Room Configuration' },
  { path: `/inspection/1/room/${room}`, element: 'button, th, h2', text: 'Extraction' },
  { path: '/to-send', element: 'h1', text: 'To send' },
  { path: '/share-photos', element: 'h2', text: 'No shared photos' },
  { path: '/profile', element: 'main', text: 'Personal information' },
  { path: '/support', element: 'main', text: '(630) 555-0100' },
  { path: '/help', element: 'h2', text: 'Getting Started' },
  { path: '/settings', element: 'main', text: 'Notifications' },
  { path: '/privacy-policy', element: 'main', text: '7 years after termination' },
  { path: '/reset-password', element: 'h1', text: 'password' },
  { path: '/login', element: 'article', text: 'Basement water loss, sump pump failure' },
  { path: '/nowhere', element: 'body', text: 'Oops! Page not found' },
  denied('/technicians'),
  denied('/audit'),
  denied('/projects'),
  denied('/projects/new'),
  denied('/projects/import'),
  denied('/project/1/edit'),
  denied('/week'),
  denied('/overview'),
  { path: '/price-list', element: 'main', text: 'The price list needs a connection' },
];

/** The element that identifies a route's screen. */
export const contentOf = (page: Page, { element, text }: Route): Locator =>
  page.locator(element).filter({ hasText: text, visible: true }).first();

/**
 * Signs a technician in, opens what is stored only after a visit, and takes the network away. The app is on the device
 * then, and this page is empty.
 * @returns every route
 */
export async function goOffline(page: Page, url: string): Promise<readonly Route[]> {
  const its = await office(url, accounts.technician);
  const { inspections } = await its.ask<{ inspections: { id: string }[] }>('GET', '/inspections?projectId=1');
  const { rooms } = await its.ask<{ rooms: { id: string }[] }>(
    'GET',
    `/rooms/inspection/${inspections[0]!.id}`,
  );
  const routes = technicianRoutes(rooms[0]!.id);
  await signIn(page);
  await appIsKept(page);
  const once = routes.filter(({ path }) => /^\/(support|profile|inspection\/1.*)$/.test(path));
  for (const route of once) {
    await page.goto(route.path);
    await contentOf(page, route).waitFor();
  }
  await page.context().setOffline(true);
  await page.goto('about:blank');
  return routes;
}
