-- The courier's own page (Issue 34): who they are to customers, what they ride, which papers end when, how customers
-- rated them and how their work stands. Only one's own, and nothing that tells who rated how.
set check_function_bodies = off;

create function private.papers_of_courier(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  with work as (
    select p.* from public.provider_applications as p
    where p.made = caller and p.user_id = caller and p.role = 'courier' and p.renews is null
      and p.state in ('approved', 'active', 'suspended')
    order by p.decided_at desc nulls last, p.id limit 1)
  select jsonb_build_object('application_id', w.id,
    'renewal', (select jsonb_build_object('id', r.id, 'state', r.state) from public.provider_applications as r
      where r.renews = w.id and not private.is_closed(r) order by r.created_at desc, r.id limit 1),
    'items', coalesce((select jsonb_agg(jsonb_build_object('requirement', n.requirement, 'number', d.number_masked,
        'valid_until', d.valid_until, 'days_left', d.valid_until - private.today(), 'stops', n.stops,
        'is_renewing', exists (select from public.provider_applications as r join private.provider_documents as k
          on k.application_id = r.id where r.renews = w.id and not private.is_closed(r) and k.state = 'given'
            and k.requirement = n.requirement)) order by n.position)
      from private.role_requirements as n
      cross join lateral private.document_for(w, n.requirement) as d
      where n.role = w.role and d.state = 'accepted' and not d.is_left_out), '[]'))
  from work as w
$$;

comment on function private.papers_of_courier is
  'The papers of a courier that were accepted, with their last days, and the application that hands in new ones; null '
  'for whoever came without an application.';

create function private.work_of_courier(caller uuid, days integer) returns jsonb language sql stable
  set search_path = '' as $$
  select jsonb_build_object('done', (select count(*) from public.jobs as j
      where j.performer_id = caller and j.state = 'delivered'), 'days', days, 'lately', count(*),
    'promised', count(*) filter (where w.promised), 'on_time', count(*) filter (where w.promised and not w.late),
    'late', count(*) filter (where w.late),
    'late_before_pickup', count(*) filter (where w.late and exists (select from private.facts_of_preparing(w.o) as f
      where f.measure = 'prepared_late' and f.amount > 0)))
  from (select o, o.promised_max_at is not null as promised, coalesce(j.done_at > o.promised_max_at, false) as late
    from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    where j.performer_id = caller and j.state = 'delivered'
      and j.done_at > now() - make_interval(days => work_of_courier.days)
      -- Customers were promised the end of the way, not its parts.
      and not exists (select from public.jobs as k where k.order_id = j.order_id and k.leg > j.leg)) as w
$$;

comment on function private.work_of_courier is
  'What a courier has delivered ever, and of the last days: {done, days, lately, promised (with a time for the '
  'customer), on_time, late, late_before_pickup (those of the late ones that the shop had ready late)}.';

create function public.courier_profile() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select jsonb_build_object('name', c.name, 'photo', c.photo, 'phone', c.phone, 'since', c.created_at,
    'vehicle_kind', c.vehicle_kind, 'plate', c.plate, 'verified', c.verified,
    'stopped_by', (select s.requirement from private.work_stops as s where s.made = c.user_id),
    'rating', c.rating, 'ratings', c.ratings_count,
    'stars', (select jsonb_agg((select count(*) from public.reviews as r where r.courier_id = c.user_id
      and r.state <> 'removed' and r.stars = n) order by n) from generate_series(1, 5) as n),
    'work', private.work_of_courier(c.user_id, 30), 'papers', private.papers_of_courier(c.user_id))
    from public.couriers as c where c.user_id = caller);
end
$$;

comment on function public.courier_profile is
  'The caller''s own page as a courier; null before the first approval: {name, photo, phone, since, vehicle_kind, '
  'plate, verified, stopped_by (a paper that has ended), rating, ratings, stars (how many gave one to five; customers '
  'give couriers stars without words), work {done, days, lately, promised, on_time, late, late_before_pickup}, '
  'papers (null for whoever came without an application) {application_id, renewal {id, state}, items: [{requirement, '
  'number (masked), valid_until, days_left, stops, is_renewing}]}}.';

revoke execute on function private.papers_of_courier(uuid), private.work_of_courier(uuid, integer) from public;
revoke execute on function public.courier_profile() from public, anon;
grant execute on function public.courier_profile() to authenticated;
