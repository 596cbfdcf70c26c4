create or replace function private.forget_orders (
  caller uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Records that tax law requires are kept: town, pin code, goods and amounts.
  update public.enhanced_orders as o set instructions = null,
    address = case when o.address is not null then jsonb_build_object('city', o.address -> 'city', 'pincode',
      o.address -> 'pincode') end,
    items = (select jsonb_agg(i - 'special_instructions' order by n)
      from jsonb_array_elements(o.items) with ordinality as e (i, n))
  where o.user_id = caller;
  update public.order_items as l set special_instructions = null
  from public.enhanced_orders as o where o.user_id = caller and l.order_id = o.id
    and l.special_instructions is not null;
  -- Where it was picked up at a vendor stays.
  update public.job_stops as s set lat = round(s.lat::numeric, 2), lng = round(s.lng::numeric, 2), address = null,
    landmark = null, proof = null
  from public.enhanced_orders as o join public.jobs as j on j.order_id = o.id
  where o.user_id = caller and s.job_id = j.id and (s.what <> 'pickup' or j.vendor_id is null);
  update public.reviews as r set author_name = '' where r.author_id = caller;
end
$function$;

revoke all on function private.forget_orders(uuid) from public;
