-- What is open to others is named at the head of the file that tests it.
begin;
select no_plan();
create function public.newcomer(words text) returns integer language sql set search_path = '' as 'select 1';
select is_empty($$ select name from tests.to_review where name like '%newcomer%' $$, 'what is closed needs no word');
grant execute on function public.newcomer(text) to anon, authenticated, service_role;
select cron.schedule('newcomer', '0 4 * * *', 'select 1');
create temporary table reviewed on commit drop as
  select array(select what || ' ' || name from tests.to_review where name not like '%newcomer%') as all_others;
select set_eq($$ select tests.unreviewed(all_others) from reviewed $$,
  array['guests newcomer', 'service newcomer', 'bounds newcomer', 'job newcomer: select 1'],
    'what no file names is found');
select set_eq($$ select tests.unreviewed(all_others || string_to_array(replace(given, '# reviewed ', ''), e'\n'))
    from reviewed, concat_ws(e'\n', tests.reviewed('guests', 'newcomer'),
      tests.runs_on_schedule('newcomer', 'select 1')) as given$$,
  array['service newcomer', 'bounds newcomer'], 'what a file names is not');
select throws_like($$ select tests.reviewed('guests', 'newcomer gone') $$, 'nothing to review as guests: gone',
  'a name that is gone fails its file');
select throws_like($$ select tests.reviewed('guest', 'newcomer') $$, '%guest: newcomer',
  'so does a review of nothing that is known');
select throws_like($$ select tests.runs_on_schedule('newcomer', 'select 2') $$, '%select 2',
  'and a job that does something else');
select * from finish();
rollback;
