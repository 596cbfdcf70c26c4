create or replace function private.booking_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('bookings', (select coalesce(jsonb_agg(to_jsonb(b) - 'user_id' || jsonb_build_object(
    'steps', private.booking_steps(b.id)) order by b.created_at), '[]') from public.bookings as b
    where b.user_id = caller))
$function$;

comment on function private.booking_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.booking_data(uuid) from public;
