create or replace function public.my_returns()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number,
    'vendor_name', o.vendor_name,
      'vendor_address', v.address, 'lat', s.lat, 'lng', s.lng, 'since', w.ended_at) order by w.ended_at), '[]')
    from public.door_waits as w join public.enhanced_orders as o on o.id = w.order_id 
    cross join lateral private.job_of(o.id) as d join public.job_stops as s on s.job_id = d.id and s.n = 1
    left join public.vendors as v on v.id = o.vendor_id
    where w.courier_id = caller and w.goes = 'vendor' and w.back_at is null);
end
$function$;

comment on function public.my_returns() is 'What the courier still has to bring back to a vendor: [{order_id, order_number, vendor_name, vendor_address, lat, lng, since}].';

revoke all on function public.my_returns() from public;

grant execute on function public.my_returns() to authenticated, postgres;
