create or replace function public.my_hold (
  vendor_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return (select jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'hold_until',
      b.hold_until, 'server_now', now(), 'steps', private.booking_steps(b.id), 'series', (
        select jsonb_build_object('id', b.series_id, 'visits', jsonb_agg(jsonb_build_object('id', h.id, 'starts_at',
          h.starts_at, 'ends_at', h.ends_at) order by h.starts_at)) from public.bookings as h
        where h.series_id = b.series_id and h.state = 'held' and h.hold_until > now() having count(*) > 0))
    from public.bookings as b
    where b.user_id = caller and b.vendor_id = my_hold.vendor_id and b.state = 'held' and b.hold_until > now()
    order by b.hold_until desc, b.starts_at limit 1);
end
$function$;

comment on function public.my_hold(uuid) is 'The time that the caller keeps at a vendor, with who has which step; null for none. So a page that was closed meanwhile goes on where it was. Of a series it is the first, with series {id, visits: [{id, starts_at, ends_at}]}.';

revoke all on function public.my_hold(uuid) from public;

grant execute on function public.my_hold(uuid) to authenticated, postgres;
