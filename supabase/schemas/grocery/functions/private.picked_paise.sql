create or replace function private.picked_paise (
  total_paise integer,
  unit_paise integer,
  ordered_grams integer,
  picked_quantity integer,
  picked_grams integer
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  -- The same rule as packages/domain/src/grocery/picked-price.ts.
  select case when ordered_grams is null then unit_paise * coalesce(picked_quantity, 0)
    else round(total_paise::numeric * least(coalesce(picked_grams, 0), ordered_grams) / ordered_grams)::integer end
$function$;

comment on function private.picked_paise(integer, integer, integer, integer, integer) is
  'What was picked of a line costs, in paise: by pieces, or by weight and never more than was ordered.';

revoke all on function private.picked_paise(integer, integer, integer, integer, integer) from public;
