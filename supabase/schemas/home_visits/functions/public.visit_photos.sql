create or replace function public.visit_photos (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = visit_photos.order_id;
  if not coalesce(private.sees_visit_photos(o), false) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return (select jsonb_object_agg(s.stage, (select coalesce(jsonb_agg(p.path order by p.taken_at, p.path), '[]')
      from private.visit_photos as p where p.order_id = o.id and p.stage = s.stage))
    from (values ('before'), ('after')) as s (stage))
    || jsonb_build_object('most', private.most_visit_photos(), 'may_add',
      (select coalesce(jsonb_agg(s.stage), '[]') from (values ('before'), ('after')) as s (stage)
        where private.may(o.vendor_id, 'orders') and o.user_id is distinct from caller
          and private.is_photographed(o, s.stage)));
end
$function$;

comment on function public.visit_photos(uuid) is 'The photos of work at a home: {before: [path], after: [path], most (of each), may_add: the stages of which the caller can take some now}. For the customer, the business''s people with the right to orders, and administrators.';

revoke all on function public.visit_photos(uuid) from public;

grant execute on function public.visit_photos(uuid) to authenticated, postgres;
