create or replace function public.order_invoices (
  order_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  is_customer boolean;
  is_admin boolean := false;
begin
  select * into o from public.enhanced_orders as e where e.id = order_invoices.order_id;
  is_customer := o.user_id is not distinct from caller;
  if o.id is not null and not is_customer and not coalesce(private.may(o.vendor_id, 'orders'), false) then
    is_admin := private.is_admin();
  end if;
  if o.id is null or not (is_customer or is_admin or coalesce(private.may(o.vendor_id, 'orders'), false)) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if is_admin and not exists (select from public.audit_log as l where l.subject_type = 'order'
    and l.subject_id = o.id::text and l.action = 'read_invoices' and l.actor_id = caller
    and l.at > now() - interval '12 hours') then
    perform private.audit('read_invoices', 'order', o.id::text);
  end if;
  return (select coalesce(jsonb_agg(private.invoice_as_read(i)
      -- A vendor needs to know a registered customer where it files the paper itself.
      || case when is_customer or is_admin or i.issuer_id is not null then '{}' else '{"recipient": null}'::jsonb end
      || jsonb_build_object('order_number', o.order_number,
      'delivered_to', case when is_customer then jsonb_build_object('line', o.address ->> 'line', 'city',
        o.address ->> 'city', 'pincode', o.address ->> 'pincode') end)
      order by i.issued_at, i.number), '[]')
    from public.invoices as i
    where i.order_id = o.id and (is_customer or is_admin or i.supplier_id = o.vendor_id));
end
$function$;

comment on function public.order_invoices(uuid) is 'The invoices and credit notes of an order, oldest first: its customer sees all of them, its vendor those of what it supplied, administrators all, on the audit log: [{id, kind, number, issued_at, order_number, of_number, of_issued_at, issuer and supplier {name, trade_name, address, gstin, fssai_number, state} (supplier where another issues), recipient {name, address, gstin} (a business; for its vendor only where that issues it), place_of_supply {code, name}, section_9_5, delivered_to, lines, reduction_paise, total_paise, taxes}].';

revoke all on function public.order_invoices(uuid) from public;

grant execute on function public.order_invoices(uuid) to authenticated, postgres;
