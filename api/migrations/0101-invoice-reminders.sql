-- contract: servers before write letters without the day of a reminder, and any number of those may stand beside each other.
-- The day a reminder of an invoice went out; null of other letters. There is one a day.
ALTER TABLE invoice_letters ADD COLUMN reminded_on date;
CREATE UNIQUE INDEX invoice_letters_reminder ON invoice_letters (invoice_id, reminded_on);

-- What was paid since a day.
CREATE INDEX invoice_payments_received ON invoice_payments (received_on) WHERE kind = 'payment' AND removed_at IS NULL;
