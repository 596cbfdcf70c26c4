create or replace function private.price_series (
  caller uuid,
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  booking uuid;
  priced jsonb;
  problems jsonb := '[]';
  orders jsonb := '[]';
begin
  for booking in
    select b.id from public.bookings as b
    where b.series_id::text = price_series.request ->> 'series_id' and b.user_id = caller and b.order_id is null
      and b.state in ('held', 'expired') order by b.starts_at
  loop
    priced := private.price_booking(caller, (request - 'series_id') || jsonb_build_object('booking_id', booking));
    problems := problems || (priced -> 'problems');
    orders := orders || (priced -> 'orders');
  end loop;
  if orders = '[]' and problems = '[]' then problems := jsonb_build_array(private.problem('slot_taken')); end if;
  return jsonb_build_object('problems', (select coalesce(jsonb_agg(distinct p), '[]')
    from jsonb_array_elements(problems) as p), 'address', null, 'orders', orders);
end
$function$;

comment on function private.price_series(uuid, jsonb) is 'What the times of a series cost that the caller keeps, each as a booking of its own: an order and a payment each.';

revoke all on function private.price_series(uuid, jsonb) from public;
