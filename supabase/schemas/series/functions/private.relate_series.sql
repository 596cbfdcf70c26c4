create or replace function private.relate_series()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.relate_orders(new.order_id, b.order_id, 'series') from public.bookings as b
  where b.series_id = new.series_id and b.order_id is not null and b.starts_at < new.starts_at
  order by b.starts_at desc limit 1;
  return null;
end
$function$;

revoke all on function private.relate_series() from public;
