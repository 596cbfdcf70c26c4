create or replace function private.issue_document (
  o public.enhanced_orders,
  kind public.invoice_kind,
  issuer_id uuid,
  supplier_id uuid,
  credited public.invoices,
  lines jsonb,
  reduction_paise bigint,
  classes jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  document public.invoices;
  vendor jsonb := private.vendor_for_invoice(o.vendor_id);
  platform jsonb := private.platform_for_invoice();
  supplier jsonb := case when issue_document.supplier_id is null then platform else vendor end;
  recipient jsonb := (select r.recipient from private.order_recipients as r where r.order_id = o.id);
  to_state text := coalesce(private.state_of_pincode(o.address ->> 'pincode'), private.state_of_region(o.region_id),
    platform ->> 'state');
  place text;
  crosses boolean;
begin
  -- A service of a restaurant is supplied where it is cooked; goods where they arrive, and the platform's own services
  -- where the customer is: a registered one where it is registered.
  place := case when issue_document.supplier_id is not null and issue_document.issuer_id is null
    then supplier ->> 'state' when issue_document.supplier_id is null and recipient is not null
    then recipient ->> 'state' else to_state end;
  crosses := place <> supplier ->> 'state';
  if credited.id is not null then
    supplier := credited.supplier;
    recipient := credited.recipient;
    place := credited.place_of_supply;
    crosses := credited.is_interstate;
  end if;
  document.order_id := o.id;
  document.user_id := o.user_id;
  document.kind := issue_document.kind;
  document.issuer_id := issue_document.issuer_id;
  document.supplier_id := issue_document.supplier_id;
  document.of_invoice := credited.id;
  document.issuer := case when credited.id is not null then credited.issuer when issue_document.issuer_id is null
    then platform else vendor end;
  document.supplier := supplier;
  document.recipient := recipient;
  document.place_of_supply := place;
  document.is_interstate := crosses;
  document.section_9_5 := coalesce(credited.section_9_5, (select bool_or((c ->> 'section_9_5')::boolean)
    from jsonb_array_elements(classes) as c));
  document.lines := issue_document.lines;
  document.reduction_paise := issue_document.reduction_paise;
  perform private.write_document(document, classes);
end
$function$;

comment on function
  private.issue_document(public.enhanced_orders, public.invoice_kind, uuid, uuid, public.invoices, jsonb,
  bigint, jsonb) is 'Writes one document of an order; classes as private.write_document takes them, with section_9_5.';

revoke all
  on function
    private.issue_document(public.enhanced_orders, public.invoice_kind, uuid, uuid, public.invoices, jsonb,
    bigint, jsonb)
  from public;
