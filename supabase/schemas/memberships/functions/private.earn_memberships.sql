create or replace function private.earn_memberships (
  through date
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  t record;
begin
  for t in
    select k.*, least(k.days, least(earn_memberships.through, coalesce(case when m.paused_on >= k.from_day
      then m.paused_on end, earn_memberships.through)) - k.from_day + 1 - k.paused_days) as used
    from private.membership_terms as k join private.memberships as m on m.id = k.membership_id
    where k.earned_days < k.days and k.returned_at is null and k.from_day <= earn_memberships.through
    order by k.id for update of k
  loop
    continue when t.used <= t.earned_days;
    perform private.post('membership_revenue', null, 'membership-revenue:' || t.id || ':' || t.used, array[
      (null, 'deferred_revenue', -e.paise)::private.movement, (null, 'platform_revenue', e.paise)::private.movement])
    from (select round((t.price_paise - t.tax_paise)::numeric * t.used / t.days)::bigint - t.earned_paise as paise) as e
    where e.paise > 0;
    update private.membership_terms as k set earned_days = t.used,
      earned_paise = round((k.price_paise - k.tax_paise)::numeric * t.used / t.days) where k.id = t.id;
  end loop;
end
$function$;

comment on function private.earn_memberships(date) is 'Moves what was earned of each term through a day, in India, from deferred revenue to revenue: in total half-up of n / N, so that the last day ends at the price without tax. A pause earns nothing.';

revoke all on function private.earn_memberships(date) from public;
