create or replace function private.categories_below (
  category_id uuid
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (with recursive below as (
      select c.id, 0 as depth from public.categories as c where c.id = categories_below.category_id
      union all select c.id, below.depth + 1 from below join public.categories as c on c.parent_id = below.id
        where below.depth < 5
    ) select array_agg(below.id) from below);
end
$function$;

comment on function private.categories_below(uuid) is 'A category and everything below it.';

revoke all on function private.categories_below(uuid) from public;
