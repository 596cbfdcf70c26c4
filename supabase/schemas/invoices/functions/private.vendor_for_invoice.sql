create or replace function private.vendor_for_invoice (
  vendor_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('name', coalesce(r.legal_name, s.legal_name, v.name), 'trade_name', v.name, 'address',
    v.address, 'gstin', own.gstin, 'fssai_number', coalesce(f.fssai_number, g.fssai_number),
    'state', coalesce(left(own.gstin, 2), private.state_of_region(v.region_id)))
  from public.vendors as v
  left join public.shops as s on s.vendor_id = v.id
  left join public.restaurants as f on f.vendor_id = v.id
  left join public.grocery_stores as g on g.vendor_id = v.id
  left join lateral (select t.* from public.vendor_registrations as t where t.vendor_id = v.id
    and t.valid_from <= (now() at time zone 'Asia/Kolkata')::date order by t.valid_from desc limit 1) as r on true
  cross join lateral (select case when r.vendor_id is not null then r.gstin else s.gstin end as gstin) as own
  where v.id = vendor_for_invoice.vendor_id
$function$;

comment on function private.vendor_for_invoice(uuid) is 'A vendor as invoices name it now: {name, trade_name, address, gstin, fssai_number, state}.';

revoke all on function private.vendor_for_invoice(uuid) from public;
