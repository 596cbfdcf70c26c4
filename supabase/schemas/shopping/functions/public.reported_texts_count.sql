create or replace function public.reported_texts_count()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  return (select jsonb_build_object('open', count(*), 'hidden', count(*) filter (where t.state = 'hidden'))
    from private.public_texts as t where t.reports > 0);
end
$function$;

comment on function public.reported_texts_count() is 'How many reported questions and answers wait for a decision, and how many of them are hidden until then: {open, hidden}; for administrators.';

revoke all on function public.reported_texts_count() from public;

grant execute on function public.reported_texts_count() to authenticated, postgres;
