create or replace function public.service_wishes()
  returns table (
    slug text,
    name text,
    wishes integer,
    opened_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select c.slug, c.name, private.wishes_for(c.id), p.opened_at
    from public.category_pages as p join public.categories as c on c.id = p.category_id
    where p.opened_at is null order by 3 desc, 2;
end
$function$;

comment on function public.service_wishes() is 'How many people wait for each service that is not open, the most wanted first; administrators only.';

revoke all on function public.service_wishes() from public;

grant execute on function public.service_wishes() to authenticated, postgres;
