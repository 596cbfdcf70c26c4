-- The papers of memberships: an invoice for each term that was paid, a credit note where its money went back
-- (docs/decisions/0111).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

alter table public.invoices add column term_id uuid references private.membership_terms (id),
  add constraint invoice_has_one_subject check (num_nonnulls(order_id, term_id) = 1);

create index invoices_term_idx on public.invoices (term_id);

comment on column public.invoices.term_id is
  'The term of a membership whose supply it is; null where it is an order''s.';

create function private.issue_term_document(t private.membership_terms) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  document public.invoices;
  platform jsonb := private.platform_for_invoice();
  classes jsonb;
begin
  -- As private.issue_documents takes it: numbers follow time, and nobody waits for a series while holding another.
  perform pg_advisory_xact_lock(hashtextextended('invoices', 0));
  select * into document from public.invoices as i where i.term_id = t.id and i.kind <> 'credit_note';
  if document.id is not null then
    if t.returned_at is null or exists (select from public.invoices as i where i.of_invoice = document.id) then
      return;
    end if;
    document.of_invoice := document.id;
    document.kind := 'credit_note';
    document.lines := '[]';
    select jsonb_agg(jsonb_build_object('tax_class', k.tax_class, 'code', k.code, 'rate_bp', k.rate_bp, 'included',
      k.included, 'tax_paise', 2 * k.cgst_paise + k.igst_paise, 'gross_paise', k.gross_paise))
    into classes from public.invoice_taxes as k where k.invoice_id = document.id;
    perform private.write_document(document, classes);
    return;
  end if;
  document.term_id := t.id;
  document.user_id := (select m.user_id from private.memberships as m where m.id = t.membership_id);
  document.kind := 'tax_invoice';
  document.issuer := platform;
  document.supplier := platform;
  -- A service to a person without a registration is supplied where that person lives, as far as it is known.
  document.place_of_supply := coalesce((select private.state_of_pincode(a.pincode) from public.addresses as a
    where a.user_id = document.user_id order by a.is_default desc, a.created_at desc limit 1), platform ->> 'state');
  document.is_interstate := document.place_of_supply <> platform ->> 'state';
  document.section_9_5 := false;
  document.reduction_paise := 0;
  document.lines := jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('charge', 'membership', 'code',
    private.tax_code('membership', null, t.paid_at), 'tax_class', 'membership', 'amount_paise', t.price_paise,
    'from', t.from_day, 'until', t.from_day + t.days - 1)));
  perform private.write_document(document, jsonb_build_array(jsonb_build_object('tax_class', 'membership', 'code',
    document.lines -> 0 -> 'code', 'rate_bp', private.tax_rate('membership'), 'included', true, 'tax_paise',
    t.tax_paise, 'gross_paise', t.price_paise)));
end
$$;

comment on function private.issue_term_document is
  'The document that a term lacks: its invoice from the day on which it is paid, and a credit note for all of it once '
  'its money has gone back. Called at the end of a transaction.';

create function private.invoice_term() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.issue_term_document(new);
  return null;
end
$$;

comment on function private.invoice_term is
  'At the end of a transaction in which a term was paid, or its money went back: its document.';

create constraint trigger paid_terms_are_invoiced after insert on private.membership_terms
  deferrable initially deferred for each row execute function private.invoice_term();

create constraint trigger returned_terms_are_credited after update of returned_at on private.membership_terms
  deferrable initially deferred for each row when (old.returned_at is null and new.returned_at is not null)
  execute function private.invoice_term();

create function public.membership_invoices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(private.invoice_as_read(i) || '{"order_number": null, "delivered_to": null}'
      order by i.issued_at desc, i.number desc), '[]')
    from (select * from public.invoices as k where k.user_id = caller and k.term_id is not null
      order by k.issued_at desc limit 100) as i);
end
$$;

comment on function public.membership_invoices is
  'The invoices and credit notes of the terms that the caller has paid, newest first, as order_invoices answers them.';

revoke execute on function public.membership_invoices() from public, anon;
grant execute on function public.membership_invoices() to authenticated;

create function private.term_invoice_differences() returns table (term_id uuid, paid_paise bigint,
  invoiced_paise bigint)
language sql stable security definer set search_path = '' as $$
  select t.id, due.paise, coalesce(made.paise, 0) from private.membership_terms as t
  cross join lateral (select case when t.returned_at is null then t.price_paise else 0 end::bigint as paise) as due
  left join lateral (select sum(case when i.kind = 'credit_note' then -i.total_paise else i.total_paise end)::bigint
    as paise from public.invoices as i where i.term_id = t.id) as made on true
  where made.paise is distinct from due.paise
$$;

comment on function private.term_invoice_differences is
  'Terms whose invoice less credit is not what was paid for them and kept, in paise: always none.';
