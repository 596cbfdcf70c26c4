create or replace function public.my_waiting_list()
  returns table (
    id uuid,
    vendor_id uuid,
    vendor_name text,
    vendor_slug text,
    vendor_kind public.vendor_kind,
    services text[],
    from_day date,
    to_day date,
    part_of_day text,
    order_id uuid,
    offer jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select w.id, v.id, v.name, v.slug, v.kind,
      private.services_waited_for(w), w.from_day, w.to_day, w.part_of_day, b.order_id,
      (select jsonb_build_object('id', o.id, 'starts_at', o.starts_at, 'ends_at', k.ends_at, 'until_at', o.until_at,
        'state', o.state, 'booking_id', k.id)
       from public.waiting_offers as o join public.bookings as k on k.id = o.booking_id and k.state = 'held'
       where o.waiting_id = w.id and (o.state = 'open' and o.until_at > now()
         or o.state = 'claimed' and k.hold_until > now()) order by o.made_at desc limit 1)
    from public.waiting_list as w join public.vendors as v on v.id = w.vendor_id
    left join public.bookings as b on b.id = w.booking_id
    where w.user_id = caller and w.ended_at is null and w.to_day >= private.today()
      and (w.booking_id is null or b.state in ('pending', 'confirmed'))
    order by w.created_at, w.id;
end
$function$;

comment on function public.my_waiting_list() is 'What the caller waits for, with what is offered just now: {id, starts_at, ends_at, until_at, state, booking_id}, open to be claimed, claimed to be paid. order_id is a booking that waits for an earlier time.';

revoke all on function public.my_waiting_list() from public;

grant execute on function public.my_waiting_list() to authenticated, postgres;
