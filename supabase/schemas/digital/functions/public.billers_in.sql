create or replace function public.billers_in (
  category text default null::text,
  search text default null::text,
  in_state text default null::text,
  after text default null::text,
  most integer default 30,
  lat double precision default null::double precision,
  lng double precision default null::double precision
)
  returns table (
    code text,
    category_code text,
    name text,
    name_translations jsonb,
    state text,
    bill_fetch text,
    amount_rule text,
    min_paise integer,
    max_paise integer,
    fee_paise integer,
    fee_bp integer,
    fee_cap_paise integer,
    parameters jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  wanted text := '%' || regexp_replace(lower(left(trim(billers_in.search), 60)), '([\\%_])', '\\\1', 'g') || '%';
  home text;
begin
  perform private.check_place(billers_in.lat, billers_in.lng);
  select r.state into home from public.regions as r where r.id = private.region_at(billers_in.lat, billers_in.lng);
  if billers_in.after is not null and not exists (select from public.billers as b where b.code = billers_in.after) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
    with ranked as (
      select b.*, case when b.state = home then 0 when b.state is null or home is null then 1 else 2 end as farness,
        private.seat_distance_m('biller/' || b.code, billers_in.lat, billers_in.lng) as metres
      from public.billers as b
    )
    select b.code, b.category_code, b.name, b.name_translations, b.state, b.bill_fetch, b.amount_rule, b.min_paise,
      b.max_paise,
      b.fee_paise, b.fee_bp, b.fee_cap_paise,
      coalesce((select jsonb_agg(to_jsonb(p) - 'biller_code' order by p.position) from public.biller_parameters as p
        where p.biller_code = b.code), '[]')
    from ranked as b join public.biller_categories as c on c.code = b.category_code
    where b.active and c.active and (billers_in.category is null or b.category_code = billers_in.category)
      and (billers_in.in_state is null or b.state is null or b.state = billers_in.in_state)
      and (wanted is null or lower(b.name || ' ' || b.name_translations::text || ' ' || b.code) like wanted)
      and (billers_in.after is null or (b.farness, b.metres, b.name, b.code)
        > (select a.farness, a.metres, a.name, a.code from ranked as a where a.code = billers_in.after))
    order by b.farness, b.metres, b.name, b.code limit least(greatest(coalesce(billers_in.most, 30), 1), 100);
end
$function$;

comment on function public.billers_in(text, text, text, text, integer, double precision, double precision) is
  'Billers with the parameters that each asks for, by name; at a place those of its state first, the nearest before, then those of all India. Of a category, of a state (and those of all India), by a part of the name in any language. after: the code of the last one seen. At most 100 at a time. Raises cursor_invalid, place_invalid.';

revoke all
  on function public.billers_in(text, text, text, text, integer, double precision, double precision)
  from public;

grant execute
  on function public.billers_in(text, text, text, text, integer, double precision, double precision)
  to anon, authenticated, postgres;
