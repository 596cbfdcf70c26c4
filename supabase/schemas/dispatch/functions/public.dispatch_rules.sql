create or replace function public.dispatch_rules()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(to_jsonb(r) - 'made_by' || jsonb_build_object('region', g.name, 'weights',
      (select jsonb_object_agg(f.factor, coalesce((r.weights ->> f.factor)::numeric, f.weight))
        from private.dispatch_factors as f), 'in_force',
      r.id = (select k.id from private.dispatch_rules as k where k.region_id is not distinct from r.region_id
        and k.work is not distinct from r.work and k.valid_from <= now() order by k.valid_from desc, k.id desc limit 1))
      order by r.id desc), '[]')
    from (select * from private.dispatch_rules order by id desc limit 200) as r
    left join public.regions as g on g.id = r.region_id);
end
$function$;

comment on function public.dispatch_rules() is 'The rules of dispatch and their history, the newest first, each with in_force and what every factor weighs. Administrators only.';

revoke all on function public.dispatch_rules() from public;

grant execute on function public.dispatch_rules() to authenticated, postgres;
