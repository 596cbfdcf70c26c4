create or replace function public.booking_setup (
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
  today date := private.today();
  first_trade text;
begin
  perform private.require_staff(booking_setup.vendor_id);
  first_trade := (select t from private.bookable_trades(booking_setup.vendor_id) as t limit 1);
  return jsonb_build_object('today', today,
    'trades', (select coalesce(jsonb_agg(jsonb_build_object('trade', t.trade, 'at_home', exists (
        select from private.trade_kinds as k where k.trade = t.trade and k.at_home)) order by t.trade), '[]')
      from private.bookable_trades(booking_setup.vendor_id) as t (trade)),
    'resources', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'name', r.name,
        'capacity', r.capacity, 'per_day', r.per_day, 'gender', r.gender, 'is_active', r.is_active,
        'account', (select jsonb_build_object('user_id', a.user_id, 'name', private.name_of(a.user_id), 'works_here',
          exists (select from public.vendor_staff as s where s.vendor_id = r.vendor_id and s.user_id = a.user_id))
          from private.resource_accounts as a where a.resource_id = r.id),
        'weeks', (select coalesce(jsonb_agg(jsonb_build_object('valid_from', w.valid_from, 'hours',
            private.week_hours(r.id, w.valid_from)) order by w.valid_from), '[]')
          from private.resource_weeks as w where w.resource_id = r.id and w.valid_from >= coalesce((
            select max(n.valid_from) from private.resource_weeks as n
            where n.resource_id = r.id and n.valid_from <= today), '-infinity')),
        'days', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'hours', (
            select coalesce(jsonb_agg(jsonb_build_object('opens', to_char(h.opens, 'HH24:MI'), 'closes',
              to_char(h.closes, 'HH24:MI'), 'is_break', h.is_break) order by h.opens), '[]')
            from private.resource_day_hours as h where h.resource_id = r.id and h.day = d.day)) order by d.day), '[]')
          from private.resource_days as d where d.resource_id = r.id and d.day between today and today + 400),
        'blocks', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'starts_at', lower(k.during), 'ends_at',
            upper(k.during), 'note', k.note) order by lower(k.during), k.id), '[]')
          from private.resource_blocks as k where k.resource_id = r.id and upper(k.during) > now()
            and lower(k.during) < now() + interval '400 days')) order by r.kind, r.created_at, r.name, r.id), '[]')
      from public.resources as r where r.vendor_id = booking_setup.vendor_id),
    'services', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'name_translations',
        s.name_translations, 'description', s.description, 'preparation', s.preparation, 'section', s.section,
        'minutes', s.minutes, 'before_minutes', s.before_minutes, 'after_minutes', s.after_minutes, 'people', s.people,
        'price_paise', s.price_paise, 'trade', s.trade, 'type', s.type, 'warranty_days', s.warranty_days,
        'sets_off', s.sets_off, 'is_active', s.is_active,
        'resources', (select coalesce(jsonb_agg(jsonb_build_object('id', e.resource_id, 'need', e.need, 'price_paise',
            e.price_paise) order by e.need, e.resource_id), '[]')
          from public.service_resources as e where e.service_id = s.id)) order by s.position, s.created_at, s.id), '[]')
      from public.services as s where s.vendor_id = booking_setup.vendor_id),
    'terms', (select to_jsonb(t) - 'vendor_id' from public.booking_terms as t
      where t.vendor_id = booking_setup.vendor_id),
    'cancelling', jsonb_build_object(
      'own', (select jsonb_agg(jsonb_build_object('minutes_before', c.minutes_before, 'charge_bp', c.charge_bp)
          order by c.minutes_before desc) from private.cancellation_steps as c where c.trade = first_trade
        and c.vendor_id = booking_setup.vendor_id and c.valid_until = 'infinity'),
      'usual', (select coalesce(jsonb_agg(jsonb_build_object('minutes_before', c.minutes_before, 'charge_bp',
          c.charge_bp) order by c.minutes_before desc), '[]') from private.cancellation_steps as c
        where c.trade = first_trade and c.vendor_id is null and c.valid_until = 'infinity')));
end
$function$;

comment on function public.booking_setup(uuid) is 'What a vendor that sells time has set up, for its people: {today, trades: [{trade, at_home}] that it is booked in, resources: [{…, account: {user_id, name, works_here}, weeks (the present one and those to come), days, blocks}], services: [{…, trade, type, warranty_days, sets_off, resources}], terms (null for the usual), cancelling: {own (null for the usual), usual}}.';

revoke all on function public.booking_setup(uuid) from public;

grant execute on function public.booking_setup(uuid) to authenticated, postgres;
