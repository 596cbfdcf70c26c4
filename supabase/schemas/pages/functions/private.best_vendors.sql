create or replace function private.best_vendors (
  region_ids uuid[],
  kind public.vendor_kind,
  most integer
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (select coalesce(array_agg(top.id order by top.rank, top.name), '{}') from (
    -- Who has no rating comes after those who have.
    select v.id, v.name, -case when v.ratings_count > 0 then private.ranked_rating(v.rating, v.ratings_count) else 1
      end as rank
    from public.vendors as v
    where v.region_id = any (best_vendors.region_ids) and v.status = 'active' and v.kind = best_vendors.kind
    order by rank, v.name limit best_vendors.most) as top);
end
$function$;

comment on function private.best_vendors(uuid[], public.vendor_kind, integer) is 'The ids of the best rated vendors of a kind in some regions.';

revoke all on function private.best_vendors(uuid[], public.vendor_kind, integer) from public;
