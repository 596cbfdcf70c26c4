create table private.invoice_series (
  id integer generated always as identity not null,
  issuer_id uuid,
  series text not null,
  financial_year text not null,
  last_number integer not null,
  constraint invoice_series_issuer_id_series_financial_year_key unique nulls
    not DISTINCT (issuer_id, series, financial_year),
  constraint invoice_series_pkey primary key (id),
  constraint series_counts check ((last_number > 0)),
  constraint series_known check ((series = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoice_series_issuer_id_fkey foreign key (issuer_id) references public.vendors(id)
);

comment on table private.invoice_series is 'The last number of each issuer, series and financial year. The row is locked by whoever issues until the end of the transaction, so that what is undone leaves no gap.';
