create or replace function public.courier_profile()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.courier_profile() is 'The caller''s own page as a courier; null before the first approval: {name, photo, phone, since, vehicle_kind, plate, verified, stopped_by (a paper that has ended), rating, ratings, stars (how many gave one to five; customers give couriers stars without words), work {done, days, lately, promised, on_time, late, late_before_pickup}, papers (null for whoever came without an application) {application_id, renewal {id, state}, items: [{requirement, number (masked), valid_until, days_left, stops, is_renewing}]}}.';

revoke all on function public.courier_profile() from public;

grant execute on function public.courier_profile() to authenticated, postgres;
