create type public.invoice_kind as enum (
  'tax_invoice',
  'invoice_cum_bill_of_supply',
  'bill_of_supply',
  'credit_note'
);
