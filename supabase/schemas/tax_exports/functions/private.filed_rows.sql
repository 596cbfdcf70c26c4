create or replace function private.filed_rows (
  month date
)
  returns table (
    invoice_id uuid,
    kind public.invoice_kind,
    issuer_id uuid,
    supplier_id uuid,
    section_9_5 boolean,
    number text,
    issued_at timestamp with time zone,
    of_number text,
    of_issued_at timestamp with time zone,
    place_of_supply text,
    is_interstate boolean,
    total_paise bigint,
    rate_bp integer,
    tax_class text,
    code text,
    sign integer,
    taxable_paise bigint,
    cgst_paise bigint,
    sgst_paise bigint,
    igst_paise bigint,
    supplier jsonb,
    recipient jsonb
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  -- A document of the platform's own services is one of its own, even where a class of it falls under 9(5).
  select i.id, i.kind, i.issuer_id, i.supplier_id, i.section_9_5 and i.supplier_id is not null, i.number,
    i.issued_at, c.number, c.issued_at,
    i.place_of_supply || '-' || s.state, i.is_interstate, i.total_paise, t.rate_bp, t.tax_class, t.code,
    case when i.kind = 'credit_note' then -1 else 1 end, t.taxable_paise, t.cgst_paise, t.sgst_paise,
    t.igst_paise, i.supplier, i.recipient
  from public.invoices as i join public.invoice_taxes as t on t.invoice_id = i.id
  join private.gst_states as s on s.code = i.place_of_supply left join public.invoices as c on c.id = i.of_invoice
  where i.issued_at >= private.month_start(filed_rows.month)
    and i.issued_at < private.month_start((filed_rows.month + interval '1 month')::date)
$function$;

comment on function private.filed_rows(date) is 'The tax classes of all documents that were issued in a month of India; sign is -1 for credit notes.';

revoke all on function private.filed_rows(date) from public;
