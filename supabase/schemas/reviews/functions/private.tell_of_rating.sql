create or replace function private.tell_of_rating (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  -- At and below this many stars, the vendor's people are told.
  low constant smallint := 2;
  fewest smallint;
begin
  if o.vendor_id is null then return; end if;
  perform private.publish('vendor:' || o.vendor_id, 'review', '{}'::jsonb);
  select min(r.stars) into fewest from public.reviews as r where r.order_id = o.id and r.courier_id is null
    and r.created_at = now();
  if fewest <= low then
    perform private.notify(s.user_id, 'vendor_low_rating',
      jsonb_build_object('order_number', o.order_number, 'stars', fewest), '/vendor/hub?part=reviews')
    from public.vendor_staff as s where s.vendor_id = o.vendor_id
      and not exists (select from public.system_notifications as n
      where n.user_id = s.user_id and n.template = 'vendor_low_rating'
        and n.params ->> 'order_number' = o.order_number);
  end if;
end
$function$;

comment on function private.tell_of_rating(public.enhanced_orders) is 'Tells a vendor''s people of new reviews of an order; with a notification, once for each order, of two stars or fewer.';

revoke all on function private.tell_of_rating(public.enhanced_orders) from public;
