create or replace function public.reported_reviews_count()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  return (select jsonb_build_object('open', count(*), 'hidden', count(*) filter (where r.state = 'reported'))
    from public.reviews as r where r.reports > 0);
end
$function$;

comment on function public.reported_reviews_count() is 'How many reported reviews wait for a decision, and how many of them are hidden until then: {open, hidden}; for administrators.';

revoke all on function public.reported_reviews_count() from public;

grant execute on function public.reported_reviews_count() to authenticated, postgres;
