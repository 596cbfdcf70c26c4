create or replace function public.my_bookings (
  past boolean default false,
  after_at timestamp with time zone default null::timestamp with time zone,
  after_id uuid default null::uuid,
  most integer default 20
)
  returns table (
    id uuid,
    order_id uuid,
    order_number text,
    trade text,
    kind public.order_kind,
    state text,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    moved jsonb,
    steps jsonb,
    vendor jsonb,
    home text,
    total_paise bigint,
    due_paise bigint,
    charge_paise bigint,
    can_rate boolean,
    series jsonb,
    package jsonb
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
    select b.id, o.id, o.order_number, o.trade, o.kind, b.state, b.starts_at, b.ends_at, private.last_move(o),
      private.booking_steps(b.id), jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'picture', v.picture,
        'address', v.address, 'lat', v.lat, 'lng', v.lng), o.address ->> 'line', o.total_paise::bigint,
      case when b.state in ('pending', 'confirmed', 'in_progress') then (select coalesce(sum(p.amount_paise
        - p.refunded_paise), 0) from public.payments as p where p.order_id = o.id and p.collected_at is null
        and p.status not in ('failed', 'void')) else 0 end::bigint,
      case when b.state in ('pending', 'confirmed')
        then (private.cancellation_terms(o, 'user', 'changed_mind') ->> 'charge_paise')::bigint end,
      private.can_rate(o), private.place_in_series(b), private.package_used_by(o.id)
    from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
    join public.vendors as v on v.id = b.vendor_id
    where b.user_id = caller
      and (b.state in ('pending', 'confirmed', 'in_progress')) <> coalesce(my_bookings.past, false)
      and (my_bookings.after_at is null or case when my_bookings.past
        then (b.starts_at, b.id) < (my_bookings.after_at, my_bookings.after_id)
        else (b.starts_at, b.id) > (my_bookings.after_at, my_bookings.after_id) end)
    order by case when my_bookings.past then b.starts_at end desc, case when my_bookings.past then b.id end desc,
      b.starts_at, b.id
    limit least(greatest(coalesce(my_bookings.most, 20), 1), 50);
end
$function$;

comment on function public.my_bookings(boolean, timestamp
  with time zone, uuid, integer) is 'What the caller has booked, of every trade: what is to come, soonest first, or what is over, last first; a page after a row by its time and id. home is where it is, null at the vendor; due_paise is still to be paid, charge_paise what cancelling costs now, null once it is too late for that. series is {id, number, visits, left} where it is one of several, package {order_id, name} where a sitting of one pays it.';

revoke all on function public.my_bookings(boolean, timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.my_bookings(boolean, timestamp with time zone, uuid, integer)
  to authenticated, postgres;
