create or replace function private.issue_term_document (
  t private.membership_terms
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.issue_term_document(private.membership_terms) is 'The document that a term lacks: its invoice from the day on which it is paid, and a credit note for all of it once its money has gone back. Called at the end of a transaction.';

revoke all on function private.issue_term_document(private.membership_terms) from public;
