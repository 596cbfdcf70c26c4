create or replace function public.my_applications()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return coalesce((select jsonb_agg(private.application_story(a, false) order by a.created_at desc, a.id)
    from (select * from public.provider_applications as p where p.user_id = caller and p.state <> 'withdrawn'
      order by p.created_at desc, p.id limit 30) as a), '[]');
end
$function$;

comment on function public.my_applications() is 'The caller''s applications, the newest first, each with what it is asked for and what became of it: numbers masked (Spec §2 /provider/application-status).';

revoke all on function public.my_applications() from public;

grant execute on function public.my_applications() to authenticated, postgres;
