import type { DocumentLanguage } from '../document-templates/kinds.ts';
import { showTimeOfDay } from '../written-days.ts';

const months: Readonly<Record<DocumentLanguage, readonly string[]>> = {
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
    ...['August', 'September', 'October', 'November', 'December'],
  ],
  es: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio'],
    ...['agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
};

/** A plain date (YYYY-MM-DD) with its month as a word: no reader takes day and month for one another. */
export function writtenDay(date: string, language: DocumentLanguage): string {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  const name = months[language][month - 1];
  return language === 'en' ? `${name} ${day}, ${year}` : `${day} de ${name} de ${year}`;
}

/** "2:15 PM" of a field's time. */
export const writtenTime = (at: string): string => showTimeOfDay(at.slice(11, 16));
