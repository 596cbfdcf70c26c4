create or replace function private.let_offers_pass (
  offers uuid[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.bookings as b set state = 'cancelled', version = b.version + 1
  from public.waiting_offers as o
  where o.id = any (offers) and o.booking_id = b.id and o.state = 'open' and b.user_id is null and b.state = 'held';
  update public.waiting_offers as o set state = 'declined' where o.id = any (offers) and o.state = 'open'
    and not exists (select from public.bookings as b where b.id = o.booking_id and b.state = 'held');
end
$function$;

revoke all on function private.let_offers_pass(uuid[]) from public;
